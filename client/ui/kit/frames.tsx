import { Award, Truck } from '#client/ui/icons.ts';
import { Button } from '../base/button.tsx';
import { ActionBar, Frame, Row2 } from '../frame.tsx';
import { Section } from '../section.tsx';
import { Trust, TrustLine } from '../trust.tsx';

/** The page of a thing and its facts. */
export const Frames = () => (
  <>
    <Frame
      thing={<div className="grid h-72 place-items-center rounded-art bg-surface text-mute">The thing</div>}
      head={<p className="text-2xl text-paper">The head</p>}
      facts={
        <div className="grid gap-5">
          <ActionBar>
            <Button size="lg" className="w-full">
              The one action
            </Button>
          </ActionBar>
          <Trust label="What you can rely on">
            <TrustLine icon={Award} term="Certificate of authenticity">
              Included
            </TrustLine>
            <TrustLine icon={Truck} term="Your order" href="/kit">
              View order
            </TrustLine>
          </Trust>
        </div>
      }
    />
    <div className="mt-10">
      <Row2>
        <Section title="One column" aside={<span className="text-sm text-mute">2</span>}>
          Beside the other.
        </Section>
        <Section title="The other column">They end about together.</Section>
      </Row2>
    </div>
  </>
);
