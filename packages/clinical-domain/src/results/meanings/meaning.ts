/** The same words in both languages. */
export type Text = { en: string; ne: string };

/** A public page that says it, for whoever wants to read on. */
export type Source = { title: string; url: string };

/**
 * General information about a result, in plain words and never advice.
 * `reviewedBy` is absent until a clinician of the hospital has put a name to the text.
 */
export type Meaning = {
  about: Text;
  meaning: Text;
  source: Source;
  reviewedBy?: string;
};

/** What a condition means; its own source where the test's does not say it. */
export type ConditionText = Text & { source?: Source };

/** A condition without a text is one that the sources say nothing certain about. */
export type TestMeaning = {
  /** The same measurement has several codes, by method or by unit. Its name: `names/test-names.ts`. */
  loinc: string[];
  about: Text;
  source: Source;
  reviewedBy?: string;
  normal: ConditionText;
  high?: ConditionText;
  low?: ConditionText;
  abnormal?: ConditionText;
};
