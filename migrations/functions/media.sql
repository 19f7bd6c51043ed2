-- Which of our own pictures an identifier or address names; null: none.
create or replace function picture_hash(identifier text) returns text immutable parallel safe language sql
return substring(identifier from '/media/([0-9a-f]{16,64})');

-- The same of pictures that only those see who are given their address.
create or replace function private_hash(identifier text) returns text immutable parallel safe language sql
return substring(identifier from '^/private-media/([0-9a-f]{32})$');
