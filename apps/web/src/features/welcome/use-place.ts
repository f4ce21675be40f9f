import { useLocation, useNavigate } from 'react-router';
import { addressOf, type CardName } from './cards.ts';

export type Place = { cards: CardName[]; index: number };

/** From card to card, and away. Back goes the way that was come. */
export function usePlace({ cards, index }: Place) {
  const navigate = useNavigate();
  const cameByNext = (useLocation().state as { isNext?: true } | null)?.isNext === true;
  const isLast = index === cards.length - 1;
  const leave = () => void navigate('/dashboard', { replace: true });
  return {
    isLast,
    leave,
    goOn: isLast ? leave : () => void navigate(addressOf(cards, index + 1), { state: { isNext: true } }),
    goBack:
      index === 0
        ? undefined
        : () => void (cameByNext ? navigate(-1) : navigate(addressOf(cards, index - 1), { replace: true })),
  };
}
