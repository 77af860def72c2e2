import clsx from 'clsx';

type AmountProps = {
  sign?: '+' | '−' | '';
  currency: string;
  /** The digits as they are read, without sign and currency: "1.234,56". */
  number: string;
  /** Money that has not moved, or will not: the whole amount turns faint and regular. */
  still?: boolean;
  size?: 'cell' | 'second' | 'big';
};

const sizes = { cell: 'text-cell', second: 'text-second', big: 'text-big' };

/** Three weights in one number: sign, faint currency, digits. Never coloured. */
export function Amount({ sign, currency, number, still = false, size = 'cell' }: AmountProps) {
  const digits = size === 'big' ? 'font-semibold' : 'font-medium';
  return (
    <span className={clsx('numbers whitespace-nowrap', sizes[size], still && 'text-faint')}>
      {sign && (
        <span className={clsx(size === 'cell' ? !still && 'font-medium' : 'text-[0.6em] text-faint') || undefined}>{`${sign} `}</span>
      )}
      <span className={clsx('text-faint', size === 'big' && 'text-[0.6em] tracking-normal', size === 'second' && 'text-body')}>
        {`${currency} `}
      </span>
      {still ? number : <span className={digits}>{number}</span>}
    </span>
  );
}
