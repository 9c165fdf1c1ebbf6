import { useState } from 'react';
import { FileUp, Heart, Plus } from '#client/ui/icons.ts';
import { Button } from '../base/button.tsx';
import { IconButton } from '../base/icon-button.tsx';
import { CheckBox } from '../check-box.tsx';
import { Choice, Choices, ImageChoice } from '../choice.tsx';
import { DropArea } from '../drop-area.tsx';
import { ImageField } from '../image-field.tsx';
import { FilterChips } from '../filter-chips.tsx';
import { Input } from '../input.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import { SearchInput } from '../search-input.tsx';
import { Select } from '../select.tsx';
import { StarsField } from '../stars.tsx';
import { Switch } from '../switch.tsx';
import { Textarea } from '../textarea.tsx';

const VARIANTS = ['primary', 'accent', 'outline', 'quiet', 'danger', 'quietDanger', 'gold'] as const;
const SIZES = ['smTight', 'sm', 'mdTight', 'md', 'lgTight', 'lg'] as const;
const GRID = 'grid grid-cols-1 gap-6 sm:grid-cols-2 xl:grid-cols-3';
const OPTIONS = [
  ['oil', 'Oil on canvas'],
  ['print', 'Print'],
] as const;
const IMAGE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><rect width="1" height="1" fill="#a5583c"/></svg>',
)}`;

export const Buttons = () => (
  <div className="grid gap-4">
    {VARIANTS.map((variant) => (
      <div key={variant} className="flex flex-wrap items-center gap-3">
        <Button variant={variant}>{variant}</Button>
        <Button variant={variant}>
          <Plus size={16} aria-hidden />
          With an icon
        </Button>
        <Button variant={variant} disabled>
          Disabled
        </Button>
      </div>
    ))}
    <div className="flex flex-wrap items-center gap-3">
      {SIZES.map((size) => (
        <Button key={size} size={size} variant="outline">
          {size}
        </Button>
      ))}
      <IconButton label="Like">
        <Heart size={18} aria-hidden />
      </IconButton>
      <IconButton label="Like, disabled" disabled>
        <Heart size={18} aria-hidden />
      </IconButton>
    </div>
  </div>
);

export const Fields = () => (
  <div className={GRID}>
    <Input label="Title" hint="As shown on the label." defaultValue="Four on the Sill" />
    <Input label="Title" error="Please enter a title." />
    <Input label="Price" unit="$" isNumeric optional defaultValue="420.00" />
    <Input label="Disabled" disabled defaultValue="Not editable" />
    <Select label="Medium" options={OPTIONS} defaultValue="" placeholder="Choose one" />
    <Select
      label="Medium"
      options={OPTIONS}
      defaultValue=""
      placeholder="Choose one"
      error="Please choose one."
    />
    <Select label="Sort" labelAt="hidden" shape="pill" options={OPTIONS} />
    <Textarea label="Description" optional rows={3} placeholder="How it was made." />
    <Textarea label="Reason" rows={3} error="Please add a reason." />
    <ImageField label="Cover" shape="cover" value="" onChange={() => {}} optional />
    <ImageField label="Cover" shape="cover" value="" onChange={() => {}} error="Please choose an image." />
    <div className="grid content-start gap-4">
      <DropArea icon={FileUp} action="Choose files" label="Files" accept=".csv" onChoose={() => {}} />
      <ProgressBar label="Uploading" percent={40} />
      <ProgressBar label="Preparing" percent={null} />
    </div>
  </div>
);

export function Controls() {
  const [medium, setMedium] = useState('oil');
  const [rating, setRating] = useState(3);
  const [words, setWords] = useState('print');
  const [filter, setFilter] = useState<'all' | 'open'>('all');
  return (
    <div className={GRID}>
      <Switch label="Hide AI art" hint="Art labeled as AI." defaultChecked />
      <Switch label="Off" />
      <Switch label="Disabled" disabled />
      <Choices legend="Medium" className="grid gap-2">
        {OPTIONS.map(([value, name]) => (
          <Choice key={value} name="medium" checked={medium === value} onChange={() => setMedium(value)}>
            {name}
          </Choice>
        ))}
      </Choices>
      <Choices legend="Works" className="grid grid-cols-3 gap-2.5" error="Please choose a work.">
        <ImageChoice src={IMAGE} title="Chosen" defaultChecked />
        <ImageChoice src={IMAGE} title="Not chosen" />
        <ImageChoice src={IMAGE} title="Disabled" disabled />
      </Choices>
      <div className="flex">
        <CheckBox label="Choose a work" checked onToggle={() => {}} />
        <CheckBox label="Choose all" checked={false} isMixed onToggle={() => {}}>
          All 12
        </CheckBox>
      </div>
      <StarsField legend="Your rating" value={rating} onChange={setRating} />
      <SearchInput
        label="Search projects"
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onClear={() => setWords('')}
      />
      <FilterChips
        label="Filter by status"
        items={[
          ['all', 'All'],
          ['open', 'Open'],
        ]}
        value={filter}
        onChange={setFilter}
      />
    </div>
  );
}
