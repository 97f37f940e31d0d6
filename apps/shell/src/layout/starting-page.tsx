import { Center, Spinner } from '@haisha/ui';

/** Shown until the first page is ready, as the document shows it until the code has been read. */
export function StartingPage() {
  return (
    <Center h="100dvh" aria-busy="true">
      <Spinner color="fg.subtle" />
    </Center>
  );
}
