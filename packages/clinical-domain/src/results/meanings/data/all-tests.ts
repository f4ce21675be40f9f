import type { TestMeaning } from '../meaning.ts';
import { bloodCount } from './blood-count.ts';
import { clottingAndHeart } from './clotting-and-heart.ts';
import { infections } from './infections.ts';
import { inflammation } from './inflammation.ts';
import { ironAndVitamins } from './iron-and-vitamins.ts';
import { kidney } from './kidney.ts';
import { lipids } from './lipids.ts';
import { liverAndPancreas } from './liver-and-pancreas.ts';
import { salts } from './salts.ts';
import { sugar } from './sugar.ts';
import { thyroid } from './thyroid.ts';
import { urine } from './urine.ts';
import { whiteCells } from './white-cells.ts';

export const allTests: TestMeaning[] = [
  ...bloodCount,
  ...whiteCells,
  ...inflammation,
  ...sugar,
  ...lipids,
  ...liverAndPancreas,
  ...kidney,
  ...salts,
  ...thyroid,
  ...ironAndVitamins,
  ...clottingAndHeart,
  ...infections,
  ...urine,
];
