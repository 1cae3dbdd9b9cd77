/** Whether a form field differs from its rendered value: the user edited it before the page's scripts ran. */
export function isManuallyEdited(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false;
  if (field.type === 'checkbox' || field.type === 'radio') return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}
