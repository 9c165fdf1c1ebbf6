/** Rows of the access table: see table.ts. */
import type { TestApp } from '../app.ts';

/**
 * owner: whose it is (the artist of a work or a sale, the author of a comment). party: the other side (the
 * buyer, the artist whose work it is on). applicant: applied for a project and was not chosen. blocked: a
 * member the owner has blocked.
 */
export const EVERYONE = ['owner', 'party', 'applicant', 'stranger', 'moderator', 'admin', 'blocked'] as const;
export type Who = (typeof EVERYONE)[number];

export interface Account {
  id: string;
  cookie: string;
}
export interface Subject {
  /** The id in the path. */
  id: string;
  owner: Account;
  /** Without another side there is no such caller. */
  party?: Account;
  applicant?: Account;
  /** A work that goes with it. */
  artworkId?: string;
}
export type Fixture = (app: TestApp) => Promise<Subject>;

export interface Row {
  of: Fixture;
  /** Everyone else gets 403 or 404. Admins may do what moderators may. */
  may: readonly Who[];
  /** A valid body, so that the call gets as far as the access check. */
  body: ((subject: Subject) => unknown) | undefined;
}

export const on = (of: Fixture, may: readonly Who[], body?: Row['body']): Row => ({ of, may, body });

/** Without blocked members. */
export const UNBLOCKED = ['owner', 'party', 'applicant', 'stranger', 'moderator'] as const;
export const NO_ONE = [] as const;
export const APPLICANTS = ['party', 'applicant'] as const;
export const PARTIES = ['owner', 'party'] as const;
export const PARTIES_AND_MODERATOR = ['owner', 'party', 'moderator'] as const;
export const OWNER_AND_MODERATOR = ['owner', 'moderator'] as const;
export const OWNER = ['owner'] as const;
export const PARTY = ['party'] as const;
export const MODERATOR = ['moderator'] as const;
export const ADMIN = ['admin'] as const;
