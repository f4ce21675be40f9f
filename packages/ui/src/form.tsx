import type { ComponentProps, SubmitEvent } from 'react';

type Props = Omit<ComponentProps<'form'>, 'onSubmit'> & { onSubmit: (values: FormData) => void };

/** The browser holds back a form with a missing or invalid field; the fields say what is wrong, and the first is focused. */
export function Form({ onSubmit, ...rest }: Props) {
  function onValidSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  }
  return <form onSubmit={onValidSubmit} {...rest} />;
}
