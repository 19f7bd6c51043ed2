-- Goods that run low or are out, by price: few of many, which the index of all prices would be walked for.
create index products_low_by_price on products (price, id) include (in_stock) where low_stock;
