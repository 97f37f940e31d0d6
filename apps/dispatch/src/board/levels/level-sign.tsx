import type { CheckLevel } from '@haisha/rules/checks/check-rules';
import { Flex, Icon } from '@haisha/ui';

const signs = {
  red: { icon: 'error', color: 'fg.error' },
  amber: { icon: 'warning', color: 'fg.warning' },
  info: { icon: 'info', color: 'fg.muted' },
  off: null,
} as const;

export type LevelSignProps = { level: CheckLevel; text: string };

/** A level in words; the sign before it only repeats them. */
export function LevelSign({ level, text }: LevelSignProps) {
  const sign = signs[level];
  return (
    <Flex as="span" display="inline-flex" gap="1.5" align="center" color={sign?.color ?? 'fg.muted'}>
      {sign && <Icon name={sign.icon} size={14} />}
      {text}
    </Flex>
  );
}
