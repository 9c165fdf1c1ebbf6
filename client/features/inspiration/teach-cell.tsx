import { Video } from 'lucide-react';
import { Button } from '#client/components/ui/button.tsx';
import { UploadButton } from './upload-button.tsx';

/** In the place of the ninth card, for those who may upload. */
export const TeachCell = () => (
  <li className="flex flex-col rounded-md border border-dashed border-edge/60 p-7">
    <Video size={26} aria-hidden className="text-mute" />
    <h2 className="mt-auto pt-8 text-xl">What do your hands know?</h2>
    <p className="mt-1.5 text-sm text-soft">
      Five minutes and one technique are enough. Your name stays on it, and members can follow you from there.
    </p>
    <UploadButton>
      <Button variant="outline" className="mt-5 self-start">
        Upload Content
      </Button>
    </UploadButton>
  </li>
);
