import type { MemberTable } from '#server/feature.ts';

export const memberData: readonly MemberTable[] = [
  {
    table: 'users',
    // The row stays, emptied: what is kept of others names it.
    columns: { id: 'kept' },
    exported: {
      file: 'profile',
      omits: [
        'issuer',
        'subject',
        'profile_image_url',
        'cover_image_url',
        'is_credit_profile',
        'profile_offered_at',
        'version',
        'email_verified',
        'deletes_at',
        'deleted_at',
      ],
      rows: `select email, first_name, last_name, artist_name, city, borough, bio, instagram_url, twitter_url, linkedin_url,
          website_url, role, is_professional, is_subscriber, hides_ai, country, has_previews, is_public, is_hidden, suspended_until, profile_completed, time_zone, language, away_until, back_on, followers_count,
          following_count, total_likes, created_at, updated_at
        from users where id = $1`,
    },
  },
  {
    table: 'sessions',
    columns: { sess: 'removed' },
    exported: {
      file: 'sessions',
      omits: ['sid'],
      rows: `select browser, system, time_zone, seen_at, expire as expires_at from sessions
        where sess -> 'passport' ->> 'user' = $1::text order by expire`,
    },
  },
  {
    table: 'access_tokens',
    columns: { user_id: 'removed' },
    exported: {
      file: 'access-tokens',
      omits: ['hash'],
      rows: `select name, array_to_string(scopes, ' ') as scopes, hint, created_at, expires_at, used_at from access_tokens
        where user_id = $1 order by created_at`,
    },
  },
  {
    table: 'known_devices',
    columns: { user_id: 'removed' },
    exported: {
      file: 'devices',
      omits: ['device_hash'],
      rows: 'select created_at, seen_at from known_devices where user_id = $1 order by created_at',
    },
  },
  {
    table: 'member_visits',
    columns: { user_id: 'removed' },
    exported: {
      file: 'visits',
      rows: 'select seen_at, last_visit_at from member_visits where user_id = $1',
    },
  },
  {
    table: 'first_minutes',
    columns: { user_id: 'removed' },
    exported: {
      file: 'first-minutes',
      rows: 'select interests, mediums, step, created_at, ended_at from first_minutes where user_id = $1',
    },
  },
  {
    table: 'data_exports',
    columns: { user_id: 'removed' },
    exported: { reason: 'the exports themselves' },
  },
];
