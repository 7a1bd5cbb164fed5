/* Asserts of the core: on in every build, since a game that goes on with a broken rule loses more than a game that
 * stops. They say where and what on standard error and abort; no dialog is opened. */
#ifndef CORE_ASSERT_H
#define CORE_ASSERT_H

_Noreturn void core_assert_failed(const char *file, int line, const char *what);

/* Where no game can come. */
#define CORE_NEVER(what) core_assert_failed(__FILE__, __LINE__, what)

#define CORE_ASSERT(what) ((what) ? (void)0 : core_assert_failed(__FILE__, __LINE__, #what))

#endif
