/** How people call a user: "髙橋 直樹". */
export function userName({ name }: { name: string }): string {
  return name;
}
