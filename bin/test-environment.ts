// A setting of the site in the shell must not change the results.
const PASSED_ON =
  /^(PATH|HOME|USER|LOGNAME|SHELL|TERM|COLORTERM|FORCE_COLOR|NO_COLOR|CI|LANG|LC_.*|TZ|TMPDIR|TEMP|TMP|XDG_.*|SYSTEMROOT|CHROMIUM_PATH|NODE_EXTRA_CA_CERTS|SSL_CERT_.*|.*_PROXY)$/i

export function testEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const passedOn = Object.entries(environment).filter(([name]) => PASSED_ON.test(name))
  return { ...Object.fromEntries(passedOn), NODE_ENV: 'test' }
}
