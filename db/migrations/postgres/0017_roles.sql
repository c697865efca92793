-- Decision 37. Every account could do everything until now, so the existing ones and open invitations are owners.
alter table users add column role text not null default 'owner'
  check (role in ('owner', 'lawyer', 'writer', 'assistant'));
alter table invitations add column role text not null default 'owner'
  check (role in ('owner', 'lawyer', 'writer', 'assistant'));
