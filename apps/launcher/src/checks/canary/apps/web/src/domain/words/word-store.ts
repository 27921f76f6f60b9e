import { player } from '@/domain/player/player.ts';
import { ReadingPage } from '@/features/reading/reading-page.tsx';

export const wordStore: unknown = [player, ReadingPage];
