import { Link } from 'wouter';
import type { SupportRequest } from '#shared/support/contract.ts';
import { day } from '#client/lib/format.ts';
import { paths } from '#client/paths.ts';
import { fill } from '#client/lib/sentence.ts';
import * as texts from './texts.ts';

interface RequestTextProps {
  request: SupportRequest;
  /** The member sees it as their purchase, moderators as the sale. */
  isModerator?: boolean;
}

/** A request with its subject and date. */
export const RequestText = ({ request, isModerator = false }: RequestTextProps) => (
  <>
    <h3 dir="auto" className="mt-1.5 font-sans text-base font-semibold wrap-anywhere">
      {request.subject}
    </h3>
    <p className="mt-1 text-xs text-mute">
      <time dateTime={request.createdAt.toISOString()}>{day(request.createdAt)}</time>
      {request.isAboutPremium && `, ${texts.aboutPremium}`}
      {request.purchase && (
        <>
          ,{' '}
          {fill(texts.about, {
            title: (
              <Link
                href={
                  isModerator || request.purchase.isSale
                    ? paths.sale(request.purchase.id)
                    : paths.purchase(request.purchase.id)
                }
                className="wrap-anywhere text-soft underline hover:text-paper"
              >
                {request.purchase.title}
              </Link>
            ),
          })}
        </>
      )}
    </p>
    <p dir="auto" className="mt-3 text-sm wrap-anywhere whitespace-pre-line text-soft">
      {request.message}
    </p>
  </>
);
