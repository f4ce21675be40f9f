import { Trans } from '@lingui/react/macro';
import { splitRemark, type Bill, type BillLine } from '@portal/clinical-domain/money/bill';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { formatMoney } from '@portal/clinical-domain/money/format-money';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';

const head = 'bg-sunken px-3 py-2.5 text-sm font-semibold text-muted';

/** A real table; where it is narrow each row has its name and amount side by side, and quantity × rate below. */
export function BillLines({ lines }: Pick<Bill, 'lines'>) {
  return (
    <table className="w-full border-collapse text-left tabular-nums @max-[30rem]:block">
      <caption className="sr-only">
        <Trans>Invoice lines</Trans>
      </caption>
      <thead className="@max-[30rem]:sr-only">
        <tr>
          <th scope="col" className={`${head} rounded-l-sm`}>
            <Trans>Item</Trans>
          </th>
          <th scope="col" className={head}>
            <Trans>Quantity</Trans>
          </th>
          <th scope="col" className={head}>
            <Trans>Rate</Trans>
          </th>
          <th scope="col" className={`${head} rounded-r-sm text-right`}>
            <Trans>Amount</Trans>
          </th>
        </tr>
      </thead>
      <tbody className="@max-[30rem]:block">
        {lines.map((line) => (
          <Line key={line.id} {...line} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ text, quantity, rate, amount }: BillLine) {
  const language = useLanguage();
  const { name, remark } = splitRemark(text);
  const price = formatMoney(rate, language);
  return (
    <tr className="border-b border-divider last:border-0 @max-[30rem]:grid @max-[30rem]:grid-cols-[minmax(min-content,1fr)_auto] @max-[30rem]:gap-x-4 @max-[30rem]:py-3 @max-[30rem]:first:pt-0">
      <th scope="row" className="font-medium @max-[30rem]:p-0 @min-[30rem]:px-3 @min-[30rem]:py-3">
        <span lang="en">{name}</span>
        {remark && (
          <span lang="en" className="block text-sm font-normal text-muted first-letter:uppercase">
            {remark}
          </span>
        )}
      </th>
      <td className="text-muted @max-[30rem]:col-start-1 @max-[30rem]:row-start-2 @max-[30rem]:text-sm @min-[30rem]:px-3 @min-[30rem]:py-3">
        {formatDigits(quantity, language)}
        <span aria-hidden="true" className="@min-[30rem]:hidden">
          {` × ${price}`}
        </span>
      </td>
      <td className="whitespace-nowrap text-muted @max-[30rem]:sr-only @min-[30rem]:px-3 @min-[30rem]:py-3">
        {price}
      </td>
      <td className="font-semibold whitespace-nowrap @max-[30rem]:col-start-2 @max-[30rem]:row-start-1 @max-[30rem]:font-medium @min-[30rem]:px-3 @min-[30rem]:py-3 @min-[30rem]:text-right">
        {formatMoney(amount, language)}
      </td>
    </tr>
  );
}
