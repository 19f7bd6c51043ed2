-- An order's page asks for its claims, the closed ones as well.
create index claims_of_part on claims (merchant_order_id);
