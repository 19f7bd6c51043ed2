-- The cash that each courier owes is added up courier by courier, in the order of the index; old cash of one is a range of it.
drop index cod_collections_waiting;
create index cod_collections_waiting on cod_collections (holder, collected_at) include (amount) where state = 'collected';
