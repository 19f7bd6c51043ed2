-- Looked up by their owner: a person's messages, and a product's likes when it is deleted.
create index on messages (user_id);
create index on likes (product_id);
