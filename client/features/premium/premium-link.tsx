import type { ComponentProps, MouseEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { siteEndpoints } from '#shared/discovery/landing/contract.ts';
import { queryClient, queryFor } from '#client/lib/query.ts';
import { toast } from '#client/lib/toast.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/base/button.tsx';
import { isPremiumSold, PREMIUM_SOON } from './premium-soon.ts';

type PremiumLinkProps = Pick<ComponentProps<typeof Button>, 'size' | 'className' | 'children'>;

/** Goes to `/subscribe`, or shows that Premium is not sold yet. */
export function PremiumLink({ children, ...look }: PremiumLinkProps) {
  const [, navigate] = useLocation();
  const open = async () => {
    // If the configuration is unknown, the screen itself decides.
    const config = await queryClient.fetchQuery(queryFor(siteEndpoints.config, {})).catch(() => null);
    if (config && !isPremiumSold(config)) toast(PREMIUM_SOON);
    else navigate(paths.subscribe());
  };
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    void open();
  };
  return (
    <Button asChild variant="gold" {...look}>
      <Link href={paths.subscribe()} onClick={onClick}>
        {children}
      </Link>
    </Button>
  );
}
