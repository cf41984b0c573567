"""What a person does in the browser, for the tests."""

import random
from typing import Any

CHOICE = "[data-test=choices] button[data-key]:not([disabled])"
LAPTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


class Person:
    """One browser with its own cookies, at one page. Faults on the page are collected."""

    def __init__(
        self, browser: Any, hall: str, *, size: dict[str, int] = LAPTOP, language: str = "en", **more: Any
    ) -> None:
        self.hall = hall
        self.context = browser.new_context(
            viewport=size, locale="sv-SE" if language == "sv" else "en-GB", reduced_motion="reduce", **more
        )
        self.page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        self.page.on("console", lambda message: self.faults.append(message.text) if message.type == "error" else None)
        self.luck = random.Random(5)

    def enter(self) -> None:
        self.page.goto(self.hall + "/")
        self.page.wait_for_selector("article")

    def play_now(self, game: str) -> None:
        """One click on a game seats the person against bots."""
        self.enter()
        self.page.click(f"[data-test=play-{game}]")
        self.page.wait_for_selector("[data-test=guide-skip]")
        self.page.click("[data-test=guide-skip]")

    def over(self) -> bool:
        return self.page.query_selector("[data-test=result]") is not None

    def wait_for_choice(self, seconds: float = 60) -> bool:
        """True when there is something to choose, False when the game is over."""
        self.page.wait_for_selector(f"{CHOICE}, [data-test=result]", timeout=seconds * 1000)
        return not self.over()

    def choose(self) -> None:
        """Click one of the choices in the prompt bar."""
        buttons = self.page.locator(CHOICE)
        count = buttons.count()
        if count == 0:
            return
        key = buttons.nth(self.luck.randrange(count)).get_attribute("data-key")
        self.page.click(f'[data-test=choices] button[data-key="{key}"]')
        self.page.wait_for_function(
            "() => !document.querySelector('[data-test=choices] button[disabled]')", timeout=10_000
        )

    def click_board(self) -> bool:
        """Click something that glows on the board; False if nothing does."""
        spots = self.page.locator(".board [role=button][data-element], .board button[data-element]")
        count = spots.count()
        if count == 0:
            return False
        spots.nth(self.luck.randrange(count)).click(force=True)
        menu = self.page.locator("dialog .menu button")
        if menu.count():
            menu.nth(self.luck.randrange(menu.count())).click()
        self.page.wait_for_timeout(30)
        return True

    def press_choice(self) -> None:
        """Choose with the keyboard alone: a number key for one of the first nine choices."""
        count = self.page.locator(CHOICE).count()
        if count:
            self.page.keyboard.press(str(self.luck.randrange(min(count, 9)) + 1))
            self.page.wait_for_timeout(40)

    def play_to_the_end(self, how: str = "list", most: int = 3000) -> None:
        for _ in range(most):
            if not self.wait_for_choice():
                return
            if how == "keys":
                self.press_choice()
            elif how == "board" and self.luck.random() < 0.8 and self.click_board():
                continue
            else:
                self.choose()
        raise AssertionError(f"the game did not end within {most} choices")

    def leave(self) -> None:
        self.context.close()
