-- A category, or a merchant's goods, by price at the desk: with 100,000 products it took four times as long as with 1,000.
create index products_desk_category_price on products (category_id, price, id);
create index products_desk_merchant_price on products (merchant_id, price, id);
