// What the checks may see of the environment: a setting of the site in the shell must not change what they find.
const PASSED_ON =
  /^(PATH|HOME|USER|LOGNAME|SHELL|TERM|COLORTERM|FORCE_COLOR|NO_COLOR|CI|LANG|LC_.*|TZ|TMPDIR|TEMP|TMP|XDG_.*|SYSTEMROOT|CHROMIUM_PATH|NODE_EXTRA_CA_CERTS|SSL_CERT_.*|.*_PROXY)$/i

/**
 * What tests are run with: what a machine needs, and none of the site's settings.
 * @param environment that of anyone who runs them
 */
export function testEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const passedOn = Object.entries(environment).filter(([name]) => PASSED_ON.test(name))
  return { ...Object.fromEntries(passedOn), NODE_ENV: 'test' }
}
