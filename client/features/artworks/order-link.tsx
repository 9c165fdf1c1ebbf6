import { Link } from 'wouter';
import { Button } from '#client/ui/base/button.tsx';
import { paths } from '#client/paths.ts';
import * as texts from './order-texts.ts';

/** To the newest order of the work, for its two parties. */
export default function OrderLink({ orderId, isOwn }: { orderId: string; isOwn: boolean }) {
  return (
    <Button asChild variant="outline" size="lg" className="mt-5 w-full">
      <Link href={isOwn ? paths.sale(orderId) : paths.purchase(orderId)}>
        {isOwn ? texts.seeTheSale : texts.seeYourOrder}
      </Link>
    </Button>
  );
}
