"""Letters by SMTP. `LONGHALL_SMTP` says how: `smtp://user:password@host:587` (TLS is begun there if it can be),
`smtps://host:465`; and who writes: `LONGHALL_MAIL_FROM`."""

import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formataddr, formatdate, parseaddr
from urllib.parse import unquote, urlsplit

from longhall.server.post import Gone, NotSent, Ready, Unknown

SECONDS = 20.0


@dataclass(frozen=True)
class Letter:
    id: str
    to: str
    subject: str
    text: str
    end: str = ""  # where one asks to get no more, without signing in


@dataclass(frozen=True)
class Office:
    address: str
    sender: str

    @property
    def domain(self) -> str:
        return parseaddr(self.sender)[1].rpartition("@")[2] or "longhall.invalid"

    def connect(self) -> smtplib.SMTP:
        parts = urlsplit(self.address)
        host = parts.hostname or ""
        secure = ssl.create_default_context()
        line: smtplib.SMTP
        if parts.scheme == "smtps":
            line = smtplib.SMTP_SSL(host, parts.port or 465, timeout=SECONDS, context=secure)
        else:
            line = smtplib.SMTP(host, parts.port or 25, timeout=SECONDS)
            line.ehlo()
            if line.has_extn("starttls"):
                line.starttls(context=secure)
            elif parts.password:
                line.close()
                raise NotSent("no TLS for the password")
        if parts.username:
            line.login(unquote(parts.username), unquote(parts.password or ""))
        return line

    def written(self, letter: Letter, now: float) -> EmailMessage:
        message = EmailMessage(SMTP.clone(max_line_length=200))
        message["From"] = formataddr(parseaddr(self.sender))
        message["To"] = letter.to
        message["Subject"] = letter.subject
        message["Date"] = formatdate(now)
        message["Message-ID"] = f"<{letter.id}@{self.domain}>"
        message["Auto-Submitted"] = "auto-generated"
        if letter.end:
            message["List-Unsubscribe"] = f"<{letter.end}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.text)
        return message

    def send(self, letter: Letter, ready: Ready, now: float) -> bool:
        """Whether it was sent; False if it was not to be any more."""
        message = self.written(letter, now)
        try:
            line = self.connect()
        except (OSError, smtplib.SMTPException) as fault:
            raise NotSent("connect") from fault
        is_handed = False
        try:
            accepted(line.mail(parseaddr(self.sender)[1]))
            accepted(line.rcpt(letter.to))
            if not ready():
                return False
            is_handed = True
            accepted(line.data(message.as_bytes()))
            return True
        except (OSError, smtplib.SMTPServerDisconnected) as fault:
            raise (Unknown if is_handed else NotSent)("broke off") from fault
        except smtplib.SMTPException as fault:
            raise NotSent("refused") from fault
        finally:
            line.close()


def accepted(answer: tuple[int, bytes]) -> None:
    if answer[0] in (550, 551, 553):
        raise Gone("mail")
    if not 200 <= answer[0] < 300:
        raise NotSent(str(answer[0]))
