import { FirstStepsPanel } from '../first-steps/first-steps-panel.tsx';
import { FiguresChart, FiguresNow } from '../figures/office-figures.tsx';
import { SystemPanel } from '../system/jobs-view.tsx';
import { AttentionPanel } from './attention-panel.tsx';

/** Phones show what needs attention before the chart. */
export const Overview = () => (
  <>
    <FirstStepsPanel />
    <FiguresNow />
    <div className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_380px] xl:grid-rows-[auto_1fr]">
      <div className="min-w-0 xl:col-start-2">
        <AttentionPanel />
      </div>
      <FiguresChart className="min-w-0 xl:col-start-1 xl:row-span-2 xl:row-start-1" />
      <div className="min-w-0 xl:col-start-2">
        <SystemPanel />
      </div>
    </div>
  </>
);
