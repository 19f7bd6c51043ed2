-- The orders that meet one or two conditions, under each tab: counting a tab reads no order of another. A list of all
-- tabs is put together from theirs, so the indexes without the tab in their order are not needed any more.
create index merchant_orders_by_payment_and_tab on merchant_orders (payment_method, tab, placed_at desc, order_id desc);
create index merchant_orders_of_merchant_by_place_and_tab
  on merchant_orders (merchant_id, governorate_id, tab, placed_at desc, order_id desc);
create index merchant_orders_of_merchant_by_payment_and_tab
  on merchant_orders (merchant_id, payment_method, tab, placed_at desc, order_id desc);
create index merchant_orders_by_place_and_payment_and_tab
  on merchant_orders (governorate_id, payment_method, tab, placed_at desc, order_id desc);
drop index merchant_orders_by_governorate;
drop index merchant_orders_by_payment;
drop index merchant_orders_of_merchant_by_place;
drop index merchant_orders_of_merchant_by_payment;
drop index merchant_orders_by_place_and_payment;
