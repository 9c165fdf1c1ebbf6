import type { Rates } from '#shared/kernel/commission.ts';
import type { Subject } from '#server/features/previews/public.ts';

/** What a page is written from. */
export interface Shown<Page> {
  id: string;
  /** Its address on this site. */
  path: string;
  subject: Subject;
  page: Page;
}

/** What pages need to know about this installation. */
export interface Site {
  /** Without a trailing slash. */
  publicUrl: string;
  /** ASSET_URL, or '': where the pages' pictures come from. */
  host: string;
  /** The same as an absolute address, for other sites. */
  pictures: string;
  isSelling: boolean;
  rates: Rates;
  premiumPrice: string;
}
