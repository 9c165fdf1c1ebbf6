/** The parts a feature adds to the server: one object per folder, listed in features.ts. */
import type { Readable } from 'node:stream';
import type { Router } from 'express';
import type { OpenItem } from '#shared/accounts/deletion/contract.ts';
import type { Endpoint } from '#shared/http/endpoint.ts';
import type { Context, Queryable } from './context.ts';

type Mount = (ctx: Context) => Router;

/** The endpoints of one contract file, by name. */
export type Contract = Readonly<Record<string, Endpoint>>;

/** A contract with what answers it: made by `handle()`. */
export interface Handled {
  contract: Contract;
  mount: Mount;
}

/** The context of a read that also runs inside a transaction. */
export type ReadContext = Pick<Context, 'clock'> & { db: Queryable };

/** Routes that are not endpoints: streams, redirects, files, webhooks. Named, so that none is mounted unnoticed. */
interface RawRoutes {
  /** 'METHOD /path' */
  paths: readonly string[];
  mount: readonly Mount[];
}

/**
 * A job that takes longer than its interval may overlap with its next run, and with the same job in another server
 * process: each is written so that concurrent runs do nothing twice, by locking rows and checking them again.
 */
export interface RecurringJob {
  cron: string;
  run: (ctx: Context) => Promise<unknown>;
  isRunAtStart?: true;
}

/** Throws to be retried. */
type QueuedJob = (ctx: Context, payload: never, stopping: AbortSignal | undefined) => Promise<unknown>;

/** Objects that rows name: what a backup copies. */
export interface StoredObjects {
  /** SQL of the columns that `keysOf` takes. */
  rows: string;
  /** `possible` ones may be absent: a file the member has not uploaded yet. */
  keysOf: (row: never) => { stored?: string[]; possible?: string[] };
}

/** A file of a member for the export: opened when its turn comes; null if it is gone. */
export interface MemberFile {
  path: string;
  open: () => Promise<Readable | null>;
}

/**
 * removed: the row goes with the member. kept: it stays and shows 'Deleted member'. An object says which rows stay, as a
 * condition of the table, for whose sake in a comment beside it.
 */
export type OnDeletion = 'removed' | 'kept' | { keptIf: string };

/** An amount in exported rows. @param cents SQL of a whole number */
export const inDollars = (cents: string): string => `(${cents} / 100.0)::numeric(12, 2)`;

/** How the rows of a table about members are exported, and what deleting an account does to them. */
export interface MemberTable {
  table: string;
  /** Each column that names a member. */
  columns: Readonly<Record<string, OnDeletion>>;
  /**
   * The member's rows, `$1`, oldest first; or why they are not in the export. `omits` names the columns that are left out:
   * what only the software needs, and what belongs to others. Ids need not be named.
   */
  exported: { file: string; omits?: readonly string[]; rows: string } | { reason: string };
}

export interface Feature {
  /** The contracts of shared/<feature>, each with its handlers. */
  endpoints: readonly Handled[];
  /** Behind the session. */
  rawRoutes?: RawRoutes;
  /** Routes for programs and caches: before the session, and before any body is parsed. */
  openRoutes?: RawRoutes;
  jobs?: Readonly<Record<string, RecurringJob>>;
  /** Added by commands with `addJob`; one at a time. */
  queuedJobs?: Readonly<Record<string, QueuedJob>>;
  storedObjects?: StoredObjects;
  /** All tables of the feature that name members; a test compares it with the database. */
  memberData?: readonly MemberTable[];
  /** Lists what must end before a member's account can be deleted. */
  openItems?: (ctx: ReadContext, memberId: string) => Promise<OpenItem[]>;
  /**
   * Side effects of deleting an account that the row rules cannot express, such as other members' counters. Runs in the
   * same transaction, before the rows of `memberData` are deleted and after the member's name is.
   */
  onAccountDeletion?: (ctx: Context, tx: Queryable, memberId: string) => Promise<void>;
  /** When an account is deleted, its rows stay as long as rows of other features name them. */
  isDeletedLast?: true;
  /** Files of a member, for the export. */
  memberFiles?: (ctx: Context, memberId: string) => Promise<MemberFile[]>;
  /** Add listeners to the events of other features. */
  listen?: readonly ((ctx: Context) => void)[];
}
