import type { PracticeCard } from '@glossa/contract/practice';

const wrongOnes = 3;

/**
 * Gives cards that ask for the meaning of a word for the first time four meanings to choose from: its own and three of
 * the other cards, if there are as many. Where the right one stands follows from the word.
 */
export function withChoices(cards: readonly PracticeCard[]): PracticeCard[] {
  const meanings = [...new Set(cards.map(({ translation }) => translation))].filter((text) => text !== '');
  return cards.map((card) => {
    if (card.mode !== 'recognise' || card.state !== 'new') return card;
    const at = meanings.indexOf(card.translation);
    const others = [...meanings.slice(at + 1), ...meanings.slice(0, at)].slice(0, wrongOnes);
    if (others.length < wrongOnes) return card;
    return { ...card, choices: others.toSpliced(card.id % (wrongOnes + 1), 0, card.translation) };
  });
}
