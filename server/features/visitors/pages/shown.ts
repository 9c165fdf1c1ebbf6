import type { Rates } from '#shared/kernel/commission.ts';
import type { Subject } from '#server/features/previews/public.ts';

/** What a page is made of. */
export interface Shown<Page> {
  id: string;
  /** Its address on this site. */
  path: string;
  subject: Subject;
  page: Page;
}

/** What pages say of this installation. */
export interface Site {
  /** Without a trailing slash. */
  publicUrl: string;
  /** ASSET_URL, or '': where the pages' pictures come from. */
  host: string;
  /** The same, also where it is this site: for other sites. */
  pictures: string;
  isSelling: boolean;
  rates: Rates;
  premiumPrice: string;
}
