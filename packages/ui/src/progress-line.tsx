import { Box } from '@haisha/ui';

export type ProgressLineProps = {
  label: string;
  /** From 0 to 1; null while the total is unknown. */
  done: number | null;
  /** The progress in words. */
  text?: string | undefined;
};

/** Shows progress; while the total is unknown, only that work goes on. */
export function ProgressLine({ label, done, text }: ProgressLineProps) {
  const share = done === null ? null : Math.floor(Math.min(1, Math.max(0, done)) * 100);
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share ?? undefined}
      aria-valuetext={text}
      h="1"
      rounded="full"
      bg="bg.emphasized"
      overflow="hidden"
      position="relative"
    >
      <Box
        key={share === null ? 'underWay' : 'known'}
        h="full"
        rounded="full"
        bg="primary.solid"
        transition="width 0.3s"
        style={{ width: `${share ?? 30}%` }}
        {...(share === null && underWay)}
      />
    </Box>
  );
}

const underWay = {
  position: 'absolute',
  animation: 'position 1.6s ease-in-out infinite',
  css: { '--animate-from-x': '-30%', '--animate-to-x': '100%' },
} as const;
