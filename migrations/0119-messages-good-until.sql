-- Whether a message's body is dropped once it has left, and until when it is worth sending, are two things: an invitation
-- holds a link that lets somebody in, and is good for a week.
alter table messages rename column holds_code to secret;
alter table messages add good_until timestamptz;
-- What waits since before was good for as long as a code is: those that are older are not sent any more.
update messages set good_until = created_at + interval '5 minutes' where secret and sent_at is null;
