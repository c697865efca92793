-- Only PostgreSQL has several processes; here the limits stay in the memory of the one.
create table rate_limits (
  client text primary key not null,
  full_at integer not null
) strict;
