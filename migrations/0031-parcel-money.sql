-- What a parcel is worth, frozen when it leaves: its goods net of discounts by line, and its share of the fees.
alter table parcels add column fees integer not null default 0 check (fees >= 0);
alter table parcel_lines add column net integer not null default 0 check (net >= 0);

update parcels p set fees = c.fees from cod_collections c where c.parcel_id = p.id;
update parcel_lines pl set net = pl.quantity * l.unit_price from order_lines l where l.id = pl.order_line_id;
