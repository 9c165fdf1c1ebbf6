/** The access table of a member's own account: see table.ts. */
import * as a from './fixtures.ts';
import { OWNER, type Row, on } from './rows.ts';

const OWN: Row[] = [];

export const ACCOUNT_ACCESS: Record<string, Row[]> = {
  'GET /api/auth/user': OWN,
  'POST /api/complete-profile': OWN,
  'POST /api/complete-profile/offered': OWN,
  'GET /api/export': OWN,
  'POST /api/export': OWN,
  'GET /api/account/deletion': OWN,
  'POST /api/account/deletion': OWN,
  // Comes after the line above: whoever asked keeps the account.
  'DELETE /api/account/deletion': OWN,
  'GET /api/tokens': OWN,
  'POST /api/tokens': OWN,
  'DELETE /api/tokens/:id': [on(a.accessToken, OWNER)],
  'GET /api/sessions': OWN,
  'DELETE /api/sessions': OWN,
  'DELETE /api/sessions/:id': [on(a.deviceSession, OWNER)],
  'PATCH /api/auth/user': OWN,
  'PUT /api/auth/user/preferences': OWN,
  'PUT /api/auth/user/away': OWN,
  'DELETE /api/auth/user/away': OWN,
  'PATCH /api/first-minutes': OWN,
};
