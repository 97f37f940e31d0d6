import { useProblemText } from '@haisha/platform';
import { Button, Flex, Text } from '@haisha/ui';

export type FormFootProps = {
  /** What the form does, as its button says. */
  act: string;
  /** What leaves it without doing so. */
  close: string;
  error: unknown;
  isPending: boolean;
  onClose: () => void;
};

/** The foot of a form in a dialog: why it was refused, the way out, and its button. */
export function FormFoot({ act, close, error, isPending, onClose }: FormFootProps) {
  const problemText = useProblemText();
  return (
    <>
      {error != null && (
        <Text role="alert" color="fg.error" mt="3">
          {problemText(error)}
        </Text>
      )}
      <Flex mt="5" gap="2" justify="flex-end">
        <Button variant="outline" colorPalette="gray" disabled={isPending} onClick={onClose}>
          {close}
        </Button>
        <Button type="submit" loading={isPending} loadingText={act}>
          {act}
        </Button>
      </Flex>
    </>
  );
}
