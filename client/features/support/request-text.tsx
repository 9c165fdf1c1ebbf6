import { Link } from 'wouter';
import type { SupportRequest } from '#shared/support/contract.ts';
import { day } from '#client/lib/format.ts';
import { t, tx } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';

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
      {request.isAboutPremium && `, ${t('about Premium')}`}
      {request.purchase && (
        <>
          ,{' '}
          {tx('about {title}', {
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
