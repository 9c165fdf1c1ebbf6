import { Link } from 'wouter';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { paths } from '#client/paths.ts';

/** Links to the newest order of the work, for its two parties. */
export default function OrderLink({ orderId, isOwn }: { orderId: string; isOwn: boolean }) {
  return (
    <Button asChild variant="outline" size="lg" className="mt-5 w-full">
      <Link href={isOwn ? paths.sale(orderId) : paths.purchase(orderId)}>
        {isOwn ? t('View sale') : t('View order')}
      </Link>
    </Button>
  );
}
