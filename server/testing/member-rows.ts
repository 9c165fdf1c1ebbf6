/** What a member leaves in tables that tests reach only by SQL: `$1` is the member, `$2` another one. */
export const MEMBER_ROWS: readonly string[] = [
  `insert into comments (user_id, artwork_id, content) values ($1, $liked, 'Comment $words'), ($2, $unsold, 'Mine'),
     ($2, $sold, 'Mine')`,
  'update artworks set comments_count = 1 where id in ($liked, $unsold, $sold)',
  `insert into pinned_works (artwork_id, user_id, position) values ($sold, $1, 0)`,
  `insert into artwork_views (artwork_id, user_id, day) values ($liked, $1, '2026-01-01')`,
  `insert into awards (type, artwork_id, user_id, award_date) values ('daily_winner', $sold, $1, '2026-01-01'),
     ('monthly_leader', $unsold, $1, '2026-01-01')`,
  `insert into finished_lessons (lesson_id, user_id, finished_at)
     select id, $1, now() from course_lessons where course_id = $taken`,
  `insert into course_reviews (course_id, user_id, rating, content) values ($taken, $1, 1, 'Review $words'), ($taken, $2, 5, 'Good')`,
  'update courses set reviews_count = 2, rating = 3 where id = $taken',
  `insert into hire_invitations (project_id, designer_id) values ($post, $1)`,
  `insert into project_activities (project_id, actor_id, member_id, kind, happened_at) values ($post, $2, $1, 'invited', now())`,
  `insert into project_milestones (project_id, title, proposed_by) values ($project, 'Draft', $1)`,
  `insert into project_files (project_id, file_name, file_url, file_type, uploaded_by, key, bytes, status)
     values ($project, 'delivered.pdf', '/x', 'application/pdf', $1, 'projects/$project/delivered', 1, 'ready'),
       ($own, 'brief.pdf', '/x', 'application/pdf', $1, 'projects/$own/brief', 1, 'ready')`,
  `insert into hire_disputes (project_id, opened_by, decided_by, reason, outcome, decided_at)
     values ($project, $1, $1, 'No answer', 'complete', now())`,
  `insert into hire_reviews (project_id, author_id, subject_id, rating, notes, published_at)
     values ($project, $1, $2, 4, 'Review $words', now()), ($project, $2, $1, 4, 'Fine', now())`,
  `insert into hire_cards (project_id, customer_id, payment_method_id) values ($own, 'cus_$words', 'pm_1')`,
  `insert into inspiration_views (content_id, user_id) values ($watched, $1)`,
  `insert into inspiration_likes (content_id, user_id) values ($watched, $1), ($watched, $2)`,
  'update inspiration_content set like_count = 2 where id = $watched',
  `insert into terms_agreements (user_id, version, how, agreed_at) values ($1, 1, 'sign_up', now())`,
  `insert into outbox (kind, user_id, subject, state, due_at, next_attempt_at, address, created_at, ended_at)
     values ('digest', $1, '{}', 'sent', now(), now(), '$email', now(), now())`,
  `insert into mail_settings (user_id, refused_address) values ($1, '$email')`,
  `insert into blocks (blocker_id, blocked_id) values ($1, $3), ($3, $1)`,
  `insert into cases (id, kind, subject, subject_id, member_id, title, opened_at, due_at, decided_at) values
     ('$case', 'report', 'artwork', $unsold, $1, 'Case $words', now(), now(), now()),
     ('$about3', 'report', 'profile', $3, $3, 'Somebody', now(), now(), now())`,
  `insert into reports (reporter_id, subject, subject_id, reason, note, case_id) values ($2, 'artwork', $unsold, 'other', 'About $words', '$case'),
     ($1, 'profile', $3, 'spam', 'By $words', '$about3')`,
  `insert into case_decisions (case_id, decision, before, words, decided_by, decided_at) values
     ('$case', 'hide', '{}', 'Decision $words', $3, now()), ('$about3', 'dismiss', '{}', null, $1, now())`,
  `insert into queue_assignments (kind, item_id, taken_by, taken_at) values ('report', '$about3', $1, now())`,
  `insert into staff_acts (at, actor_id, act, subject_type, subject_id, before, after)
     values (now(), $1, 'comment.hide', 'comment', 'x', '{}', '{}')`,
  `insert into notifications (id, user_id, type, group_key, happened_at) values ('$alone', $2, 'follow', 'follow:x', now()),
     ('$both', $2, 'like', 'like:1', now()), (gen_random_uuid(), $1, 'email', 'email:x', now())`,
  `insert into notification_actors (notification_id, actor_id, happened_at) values ('$alone', $1, now()), ('$both', $1, now()),
     ('$both', $3, now() - interval '1 day')`,
  `insert into notification_mutes (user_id, type) values ($1, 'like')`,
  `insert into certificates (purchase_id, code, owner_id, facts)
     select id, 'ABCD2345', $1, '{"artwork":{}}' from purchases where buyer_id = $1 limit 1
     on conflict (purchase_id) do nothing`,
  `insert into certificate_owners (certificate_id, member_id, is_named, since) select id, $1, true, now() from certificates limit 1`,
  `insert into certificate_links (certificate_id, token_hash, made_by) select id, '$words', $1 from certificates limit 1`,
  `insert into refund_requests (purchase_id, asked_by, decided_by, reason, status, decided_at)
     select id, $1, $1, 'Too large', 'withdrawn', now() from purchases where buyer_id = $1 limit 1`,
  `insert into designer_portfolios (user_id, title, image_url) values ($1, 'Piece $words', '/x')`,
  `insert into subscriptions (user_id, status, price, card_brand, card_last4, ended_at) values ($1, 'canceled', 9, 'visa', '4242', now())`,
  `insert into ledger_transactions (kind, reference, member_id, happened_at) values ('subscription', 'in_1', $1, now())`,
  'create table view_events_left partition of view_events default',
  `insert into view_events (at, artwork_id, artist_id, visitor, source) values (now(), $unsold, $1, gen_random_uuid(), 'link')`,
  `insert into artist_sums (artist_id, minutes, start) values ($1, 15, now())`,
  `insert into search_sums (artist_id, minutes, start, words) values ($1, 15, now(), '$words')`,
  `insert into searchers (artist_id, words, searcher, day) values ($1, '$words', gen_random_uuid(), '2026-01-01')`,
  `insert into support_requests (user_id, subject, message, answer, answered_by, answered_at)
     values ($1, 'Help', 'Message $words', null, null, null), ($2, 'Help', 'Mine', 'Yes', $1, now())`,
  `insert into video_positions (user_id, video_id, seconds) select $1, video_id, 3 from course_lessons where course_id = $taken`,
  `insert into video_imports (user_id, token, url) values ($1, '$words', 'https://$words.example/film.mp4')`,
  `insert into ads (id, title, advertiser_name, advertiser_id, start_date, end_date, amount_paid)
     values ('$ad', 'Ad $words', 'Zorvanka', $1, now(), now(), 0), ('$ad2', 'Another', 'Somebody', $2, now(), now(), 0)`,
  `insert into ad_events (ad_id, event, viewer, minute) values ('$ad2', 'click', $1::text, now())`,
  `insert into collections (id, owner_id, title, note, visibility) values ('$mine', $1, 'Collection $words', 'Note $words', 'public'),
     ('$theirs', $2, 'Theirs', null, 'public')`,
  `insert into collection_items (collection_id, owner_id, artwork_id, position, note) values ('$mine', $1, $liked, 1, 'Item $words'),
     ('$theirs', $2, $unsold, 1, 'Mine'), ('$theirs', $2, $liked, 2, null)`,
  `insert into collection_follows (collection_id, follower_id, seen_at) values ('$mine', $2, now()), ('$theirs', $1, now())`,
  `insert into member_visits (user_id, seen_at) values ($1, now()) on conflict do nothing`,
  `insert into first_minutes (user_id, interests) values ($1, '{buy}')`,
  `insert into saved_searches (user_id, name, search, seen_at) values ($1, 'Search $words', 'q=$words', now())`,
  `insert into premium_invoices (id, member_id, number, issued_to, amount, paid_at, billing)
     values ('in_1', $1, 'INV-1', 'A Member', 10, now(), '{"seller":{},"buyer":{}}')`,
  `insert into tax_details (user_id, business_name, company) values ($1, 'Business $words', 'Company $words')`,
  `insert into webhooks (user_id, url, events, secret) values ($1, 'https://$words.example/', '{order.sold}', 'whsec_')`,
  `insert into delivery_profiles (user_id, name, country, handling_days, zones) values ($1, 'Profile $words', 'NO', 2, '{}')`,
  `insert into artwork_drafts (user_id, fields, images) values ($1, '{"title": "Draft $words"}', '[]')`,
  `insert into offers (artwork_id, title, buyer_id, seller_id, state, amount, deadline)
     values ($liked, 'Offer', $1, $2, 'declined', 10, now()), ($sold, 'Offer', $2, $1, 'declined', 10, now())`,
  `insert into offer_turns (offer_id, author_id, amount, words) select id, $1, 10, 'Offer $words' from offers`,
  `insert into known_devices (user_id, device_hash) values ($1, 'hash')`,
  `update purchases set shipping_address = '{"line1": "$street"}', tracking_number = '$street' where buyer_id = $1`,
];
