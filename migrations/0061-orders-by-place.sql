-- The orders of one governorate under one tab: without it each tab is counted through all orders that went there.
create index merchant_orders_by_governorate_and_tab on merchant_orders (governorate_id, tab, placed_at desc, order_id desc);
