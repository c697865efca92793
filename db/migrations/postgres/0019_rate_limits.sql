-- Limits by address that several processes share. Not logged, because after a crash of the database they may begin anew.
create unlogged table rate_limits (
  client text collate "C" primary key not null,
  full_at bigint not null
);
