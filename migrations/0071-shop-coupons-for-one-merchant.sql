-- The shop may make a coupon for one merchant's goods and bear all or part of it; he sees it, and only the shop stops it.
alter table coupons drop constraint coupons_check4;
alter table coupons add column by_merchant boolean not null default false;
update coupons set by_merchant = merchant_id is not null;
alter table coupons add check (not by_merchant or (merchant_id is not null and platform_percent = 0));
