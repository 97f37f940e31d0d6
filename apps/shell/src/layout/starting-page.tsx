import { Center, Spinner } from '@haisha/ui';
import { PlainFrame } from './plain-frame.tsx';

/** Shown until the first page is ready. */
export function StartingPage() {
  return (
    <PlainFrame>
      <Center flex="1" aria-busy="true">
        <Spinner color="fg.subtle" />
      </Center>
    </PlainFrame>
  );
}
