import type { PracticeCard } from '@glossa/contract/practice';

const wrongOnes = 3;

/**
 * Adds four choices to cards that ask for a meaning for the first time: the right one and up to three from the other
 * cards. The position of the right one depends on the word's ID.
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
