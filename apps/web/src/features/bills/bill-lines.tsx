import { Trans } from '@lingui/react/macro';
import { splitRemark, type Bill, type BillLine } from '@portal/clinical-domain/bill';
import { formatDigits } from '@portal/clinical-domain/format-digits';
import { formatMoney } from '@portal/clinical-domain/format-money';
import { useLanguage } from '../../i18n/use-language.ts';

const head = 'bg-sunken px-3 py-2.5 text-sm font-semibold text-muted';

/** A real table; on phones each row has its name and amount side by side, and quantity × rate below. */
export function BillLines({ lines }: Pick<Bill, 'lines'>) {
  return (
    <table className="w-full border-collapse text-left tabular-nums max-sm:block">
      <caption className="sr-only">
        <Trans>Invoice lines</Trans>
      </caption>
      <thead className="max-sm:sr-only">
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
      <tbody className="max-sm:block">
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
    <tr className="border-b border-divider last:border-0 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-4 max-sm:py-3 max-sm:first:pt-0">
      <th scope="row" className="font-medium max-sm:p-0 sm:px-3 sm:py-3">
        <span lang="en">{name}</span>
        {remark && (
          <span lang="en" className="block text-sm font-normal text-muted first-letter:uppercase">
            {remark}
          </span>
        )}
      </th>
      <td className="text-muted max-sm:col-start-1 max-sm:row-start-2 max-sm:text-sm sm:px-3 sm:py-3">
        {formatDigits(quantity, language)}
        <span aria-hidden="true" className="sm:hidden">
          {` × ${price}`}
        </span>
      </td>
      <td className="whitespace-nowrap text-muted max-sm:sr-only sm:px-3 sm:py-3">{price}</td>
      <td className="font-semibold whitespace-nowrap max-sm:col-start-2 max-sm:row-start-1 max-sm:font-medium sm:px-3 sm:py-3 sm:text-right">
        {formatMoney(amount, language)}
      </td>
    </tr>
  );
}
