-- The built-in sign-in provider named itself by its address, so that members were strangers on another port. Its accounts are known by
-- their ids alone; where one has several members, the first is theirs.
update users set issuer = 'http://sign-in.atelier.invalid/oidc'
where id in (
  select distinct on (users.subject) users.id
  from users join identity_accounts on identity_accounts.id::text = users.subject
  where users.issuer like 'http%/oidc'
  order by users.subject, users.created_at, users.id
);
