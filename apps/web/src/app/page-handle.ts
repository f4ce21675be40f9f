/** What the chrome around a page knows of it. Without a title it is the home page of the patient. */
export type PageHandle = { title?: string; hasOwnHeading?: boolean };
