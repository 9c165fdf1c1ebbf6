import { ImageOff } from 'lucide-react';
import { Link } from 'wouter';
import { ERRORS } from '#shared/http/errors.ts';
import { Button } from '#client/ui/base/button.tsx';
import { paths } from '#client/paths.ts';
import * as texts from './texts.ts';

/** Missing, not for sale, sold, or otherwise unavailable: the spec's sentence, and the reason if it adds anything. */
export const CheckoutUnavailable = ({ reason }: { reason: string }) => (
  <div className="grid justify-items-center gap-4 rounded-md border border-dashed border-line px-6 py-20 text-center">
    <ImageOff size={24} aria-hidden className="text-mute" />
    <div>
      <h1 className="text-2xl">{texts.artworkNotAvailable}</h1>
      <p className="mt-1 text-sm text-mute">{ERRORS.not_for_sale.detail}</p>
      {reason !== ERRORS.not_for_sale.detail && <p className="mt-1 text-sm text-soft">{reason}</p>}
    </div>
    <Button asChild>
      <Link href={paths.home()}>{texts.discoverOtherWorks}</Link>
    </Button>
  </div>
);
