import { useTranslations } from 'use-intl';
import { Badge, type BadgeLook } from '@/components/ui/data/badge';
import { unknownWord } from '@/lib/contracts/shape/unknown-word';

type StateBadgeProps<State extends string> = {
  /** The state as received; it may be unknown. */
  state: string;
  /** A state the contract names has a look of its own; a new one fails the build until it has. */
  looks: Readonly<Record<State, BadgeLook>>;
  word: (known: State) => string;
};

/** A state in words and with an icon. An unknown state is shown as the service sent it, in grey; a missing one as unknown. */
export function StateBadge<State extends string>({ state, looks, word }: StateBadgeProps<State>) {
  const t = useTranslations('app');
  if (isKnown(looks, state)) return <Badge {...looks[state]}>{word(state)}</Badge>;
  return (
    <Badge tone="grey" weight="outlined" icon="info">
      {state === unknownWord ? t('unknown') : state}
    </Badge>
  );
}

function isKnown<State extends string>(looks: Readonly<Record<State, unknown>>, state: string): state is State {
  return Object.hasOwn(looks, state);
}
