import { useBoard } from '../board-context.ts';
import { type FindingWords, useFindingWords } from './use-finding-words.ts';

/** The sentences of findings on the board around. */
export function useFindingText(): FindingWords {
  const { day, scale } = useBoard();
  return useFindingWords(day, scale.start);
}
